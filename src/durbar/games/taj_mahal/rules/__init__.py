"""The rules of Taj Mahal, one module for each chapter of the book."""
