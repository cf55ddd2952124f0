/** The answer of both servers, of which the document lets some members through. */
export const books = Array.from({ length: 20 }, (_, index) =>
  index % 2 === 0
    ? { kind: 'Dog', name: `Rex ${index}`, barks: true }
    : { kind: 'Cat', name: `Tom ${index}`, lives: 9 },
);

export const newBook = JSON.stringify({
  title: 'Emma',
  isbn: '9780141439518',
  on: '2003-05-06',
  lent: false,
});

export const wrongBook = JSON.stringify({ title: 'Emma', isbn: '9780141439', lent: false });
