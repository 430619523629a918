### My page: an account, devices, one's data; and what accounts refuse.

## Account

web-me-account = Name and sign-in
web-me-name-help = What others call you at the table.
web-me-guest = You play as a guest; this browser remembers you. Add a passkey or a password to keep your games, and to find them on your other devices. No e‑mail is needed.
web-me-is-account = Your games are kept in your account. You can sign in on any device.
web-me-keep = Keep my games
web-me-passkey-help = A passkey is kept by your device and opened by finger, face or PIN. There is nothing to remember.
web-me-passkey-keep = Keep with a passkey
web-me-or-password = Or with a name and a password
web-me-password-keep = Keep with a password
web-me-sign-in = Sign in
web-me-sign-in-help = If you have an account already.
web-me-passkey-sign-in = Sign in with a passkey
web-me-take-over = { $count ->
    [one] Bring the game of this browser along
   *[other] Bring the { $count } games of this browser along
}
web-me-login = Sign-in name
web-me-login-help = 3 to 40 characters; nobody else sees it.
web-me-password = Password
web-me-new-password = New password
web-me-password-help = At least 10 characters. A few words are easy to remember.
web-me-show = Show
web-me-kept = Your games are kept from now on.
web-me-signed-in = You are signed in.
web-me-cancelled = Nothing was changed.
web-me-cancel = Cancel

## Ways in

web-me-passkeys = Passkeys
web-me-passkey = Passkey
web-me-passkeys-none = You have none yet.
web-me-passkey-name = Name of the new passkey
web-me-passkey-example = My phone
web-me-passkey-add = Add a passkey
web-me-passkey-added = The passkey is added.
web-me-passkey-remove = Remove { $name }
web-me-passkey-removed = The passkey is removed. Delete it on your device, too.
web-me-remove = Remove
web-me-used = Last used { $when }
web-me-login-is = Your sign-in name is { $login }.
web-me-password-none = You have none. A passkey is enough.
web-me-password-add = Add a password
web-me-password-change = Change the password
web-me-password-remove = Remove the password
web-me-password-removed = The password is removed.
web-me-password-set = The password is set.
web-me-password-others = Your other devices are signed out.
web-me-save = Save
web-me-prove = Is it you?
web-me-prove-help = Confirm this once more before it is done.
web-me-prove-passkey = Confirm with a passkey
web-me-confirm = Confirm

## Devices

web-me-devices = Signed-in devices
web-me-device = Unknown device
web-me-seen = Last seen { $when }
web-me-here = This device
web-me-sign-out = Sign out
web-me-device-out = Sign out { $device }
web-me-device-gone = The device is signed out.
web-me-sign-out-here = Sign out here
web-me-sign-out-everywhere = Sign out everywhere
web-me-signed-out = You are signed out.

## Data

web-me-data = My data
web-me-data-help = { $count ->
    [0] The server knows your name, and no game of yours yet.
    [one] The server keeps your name, and one game with its record.
   *[other] The server keeps your name, and { $count } games with their records.
} You can take a copy, or have it all deleted.
web-me-nothing = The server knows nothing about you yet.
web-me-export = Export my data
web-me-delete = Delete my data
web-me-delete-help = This cannot be undone.
web-me-delete-account = Your account, your passkeys and all settings kept with it are deleted.
web-me-delete-games = Finished games stay for those you played with, without your name and without what you said.
web-me-delete-running = In games that run, a bot plays on for you.
web-me-delete-name = Type your name to confirm: { $name }
web-me-delete-now = Delete everything
web-me-deleted = Everything of yours is deleted.

## What accounts refuse

error-not-signed-in = You are not signed in. Sign in on your page, then try again.
error-nobody-known = The server knows nothing about you. There is nothing to delete.
error-wrong-sign-in = Name and password do not go together. Check both, then try again.
error-wrong-password = That is not your password. Check it, then try again.
error-passkey-refused = The passkey was not accepted. Try again; if you removed it from your account, use another way in.
error-prove-first = This asks for a proof that it is you. Confirm with your password or a passkey first.
error-already-signed-in = You have an account already. Sign out first if you want another one.
error-login-taken = Somebody has this sign-in name already. Choose another one.
error-login-length = This sign-in name is too short or too long. Choose one with { $least } to { $most } characters.
error-last-way-in = This is your last way in. Add a passkey or a password before you remove it.
error-passkey-known = This device has a passkey for an account here already. Sign in with it.
error-passkeys-not-here = Passkeys need an address with a name and TLS. Use a password, or ask the owner of this server.
error-no-such-passkey = Your account has no such passkey. Load the page again to see those that it has.
error-no-such-device = That device is not signed in. Load the page again to see those that are.
error-password-short = This password is too short. Choose one with at least { $least } characters; a few words are easy to remember.
error-password-is-name = Your sign-in name cannot be your password. Choose another one.
error-name-not-repeated = That is not your name. Type { $name } exactly as it is.
