/**
 * The meaning of a value where both an id and a name are taken: a number is an id, any other text a name. Digits are
 * never a name, because anybody may call themselves "12". Null for digits that no id is written with, like "012".
 */
export function toIdOrName(value: number | string): number | string | null {
  const text = String(value);
  if (!/^[0-9]+$/.test(text)) return text;
  const id = Number(text);
  return Number.isSafeInteger(id) && String(id) === text ? id : null;
}
