/**
 * Tells whether the text is one mail address, without a line break, which would begin another header, and without
 * anything beside the address. Only a mail can show whether the address is read.
 */
export function isMailAddress(text: string): boolean {
  return (
    [...text].length <= 255 && /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()\\\p{C}]+$/u.test(text)
  );
}
