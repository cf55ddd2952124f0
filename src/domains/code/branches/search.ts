/**
 * Makes the test for names that a search finds: they contain the text, begin with it (`^text`) or end with it
 * (`text$`), compared without regard to case. A search without text finds all names.
 */
export function searchNames(search: string): (name: string) => boolean {
  const begins = search.startsWith('^');
  const ends = search.endsWith('$') && search.length > (begins ? 1 : 0);
  const text = search.slice(begins ? 1 : 0, ends ? -1 : undefined).toLowerCase();
  if (text === '') return () => true;
  return (name) => {
    const folded = name.toLowerCase();
    if (begins && ends) return folded === text;
    if (begins) return folded.startsWith(text);
    return ends ? folded.endsWith(text) : folded.includes(text);
  };
}
