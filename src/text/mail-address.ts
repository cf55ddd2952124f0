/**
 * Tells whether the text is exactly one mail address, without a line break, which would begin another header. Only a
 * mail can show whether somebody reads the address.
 */
export function isMailAddress(text: string): boolean {
  return (
    [...text].length <= 255 && /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()\\\p{C}]+$/u.test(text)
  );
}
