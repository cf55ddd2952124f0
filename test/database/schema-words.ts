/** SQL as one text whatever its spaces, its quotes around plain names and the case of its words. */
export function normalizeSql(sql: string): string {
  const tokens = sql.match(token) ?? [];
  let text = '';
  let before = '';
  for (const each of tokens.map(plain)) {
    text += needsSpace(before, each) ? ` ${each}` : each;
    before = each;
  }
  return text;
}

const token = /'(?:[^']|'')*'|"[^"]*"|`[^`]*`|\w+|<>|<=|>=|\|\||::|[^\s]/g;

/** A quoted name that needs no quotes loses them; words are in small letters, texts stay as they are. */
function plain(each: string): string {
  const quoted = /^["`](.*)["`]$/.exec(each);
  if (quoted === null) return each.startsWith("'") ? each : each.toLowerCase();
  const name = quoted[1] ?? '';
  return /^[a-z_]\w*$/.test(name) ? name : `"${name}"`;
}

const functions = new Set(['coalesce', 'length', 'lower', 'nextval', 'substr']);

function needsSpace(before: string, each: string): boolean {
  if (before === '' || ['(', '[', '.', '::'].includes(before)) return false;
  if (each === '(') return !functions.has(before);
  return ![')', '[', ']', ',', '.', ';', '::'].includes(each);
}

/** The items under each key, keys and items in the order in which they are met. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** The conditions that a statement which makes a table holds its rows to. */
export function readChecks(sql: string): string[] {
  const text = normalizeSql(sql);
  return [...text.matchAll(/\bcheck \(/g)].map(({ index }) => {
    let depth = 0;
    for (let end = index; end < text.length; end += 1) {
      if (text[end] === '(') depth += 1;
      if (text[end] === ')' && --depth === 0) return text.slice(index, end + 1);
    }
    throw new Error(`no end of ${text.slice(index)}`);
  });
}

/** `create table` with a line for each column and each rule, in this order. */
export function writeTable(name: string, parts: readonly string[], end = ''): string {
  return `create table ${name} (\n${parts.map((part) => `  ${part}`).join(',\n')}\n)${end};`;
}

/** The rows that a new database has, in the order of their first column; times are those at which it is made. */
export function writeRows(table: string, rows: readonly Readonly<Record<string, unknown>>[]) {
  return rows
    .map((row) => {
      const values = Object.values(row).map(writeValue);
      return `insert into ${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')});`;
    })
    .toSorted();
}

function writeValue(value: unknown): string {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  if (typeof value === 'object') return `'${JSON.stringify(value)}'`;
  const text = String(value);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return 'current_timestamp';
  return `'${text.replaceAll("'", "''")}'`;
}
