/**
 * Tells whether mail can be sent to the text: it is one address, without a line break that would begin another header,
 * and without anything that says more than one address. Only a mail shows whether somebody reads it.
 */
export function isMailAddress(text: string): boolean {
  return (
    [...text].length <= 255 && /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()\\\p{C}]+$/u.test(text)
  );
}
