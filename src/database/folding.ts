/**
 * The form under which names and addresses are compared and searched: one spelling for all cases and for all
 * Unicode forms of the same text. Done here because SQLite folds ASCII only, and Postgres by its locale.
 */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC');
}
