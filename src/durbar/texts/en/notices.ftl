### Notices: what people are told who are not at their tables, and how they choose it.

## What a letter says

notice-table = { $game } with { $others }
notice-title-turn = Your turn
notice-title-clock = Your time runs out
notice-title-over = The game is over
notice-title-again = Another game
notice-title-chat = News from your table
notice-title-many = { $tables ->
    [one] News from your table
   *[other] News from { $tables } tables
}
notice-title-test = It works
notice-turn = It is your turn: { $table }.
notice-clock = { $hours ->
    [0] Less than an hour is left for your move: { $table }.
    [one] About an hour is left for your move: { $table }.
   *[other] About { $hours } hours are left for your move: { $table }.
}
notice-over = The game is over: { $table }.
notice-again = Another game was opened, and a seat is kept for you: { $table }.
notice-chat = { $player } has written at the table: { $table }.
notice-test = Here you will hear of your tables.
notice-mail-confirm-title = Confirm your address
notice-mail-confirm = Somebody, we hope you, wants to hear of Durbar tables at this address. If so, open this link:

    { $link }

    It works for three days. If it was not you, do nothing: no other mail will come.
notice-mail-foot = No more of these mails: { $link }

## Why it is refused

error-notice-nobody = The server does not know yet whom to tell. Take a name first.
error-notice-channel = There is no such place to tell you any more. Load the page again.
error-notice-link = This link is wrong or has expired. Ask for a new one in your settings.
error-notice-many = You are told in too many places already. Remove one of them first.
error-notice-mail-off = This server sends no e-mail. Choose another way to be told.
error-notice-unconfirmed = This address is not confirmed yet. Open the link in the mail that was sent there.
error-notice-unreachable = Nobody answers at this address now. Check it, or try again later.
error-notice-refused = The other side does not take the message. Check the address.
error-notice-gone = That browser does not want to be told any more. Switch it on there again.
error-notice-address = This address cannot be used. It must begin with https:// and belong to a public server.
error-notice-zone = This server does not know your time zone. Choose one like Europe/Rome.

## Choosing

web-notices-lead = Nothing is sent until you switch it on, and nothing about a table that you have open.
web-notices-where = Where
web-notices-here = In this browser
web-notices-here-help = Also while no page of Durbar is open.
web-notices-here-open = Only while a table is open in a tab: this browser takes no messages from this server otherwise.
web-notices-here-denied = Your browser forbids it. Allow notifications for this site in its settings.
web-notices-elsewhere = Another browser
web-notices-mail = By e-mail
web-notices-mail-address = Your address
web-notices-mail-off = This server sends no e-mail.
web-notices-mail-waiting = Open the link in the mail that was sent there.
web-notices-mail-sent = A mail with a link was sent.
web-notices-period = Gather news for
web-notices-period-900 = 15 minutes
web-notices-period-3600 = an hour
web-notices-period-86400 = a day
web-notices-webhook = By webhook
web-notices-webhook-help = A message in a channel of Discord or Slack, or JSON for a program of yours.
web-notices-url = Address of the webhook
web-notices-form = Written for
web-notices-form-discord = Discord
web-notices-form-slack = Slack
web-notices-form-json = a program (JSON)
web-notices-add = Add
web-notices-remove = Remove { $address }
web-notices-test = Send a test
web-notices-test-sent = A test is on its way.
web-notices-what = What
web-notices-kind-turn = My turn has come
web-notices-kind-clock = My time runs out
web-notices-kind-over = A game is over
web-notices-kind-again = Somebody wants another game
web-notices-kind-chat = Somebody writes at my table
web-notices-quiet = Quiet hours
web-notices-quiet-on = Tell me nothing at certain hours
web-notices-quiet-since = From
web-notices-quiet-until = To
web-notices-quiet-help = What happens then is told afterwards, if it is still so. Time zone: { $zone }.
web-notices-tab = At an open table
web-notices-sign = A sign in the tab's title and icon when it is my turn
web-notices-saved = Saved.

web-notices-table = Notifications of this table
web-notices-table-usual = As at every table
web-notices-table-all = Everything
web-notices-table-none = Nothing, no sound either
web-notices-table-more = Where and when you are told

web-notices-confirm = Hear of your tables here?
web-notices-confirm-lead = You will get mails about your tables at this address. Each of them has a link that ends them.
web-notices-confirm-do = Confirm the address
web-notices-confirm-done = The address is confirmed.
web-notices-stop = No more mails?
web-notices-stop-lead = No mails about your tables will come to this address any more.
web-notices-stop-do = End them
web-notices-stop-done = No more mails will come.
