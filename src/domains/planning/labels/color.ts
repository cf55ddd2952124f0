import colorNames from 'color-name';

/** `#` and six digits for a color of three or six hexadecimal digits or a name of CSS; null for anything else. */
export function readColor(text: string): string | null {
  const color = text.trim();
  if (/^#[0-9a-f]{6}$/i.test(color)) return color;
  if (/^#[0-9a-f]{3}$/i.test(color)) return color.replaceAll(/[0-9a-f]/gi, '$&$&');
  const name = color.toLowerCase();
  const named = Object.hasOwn(colorNames, name) ? colorNames[name] : undefined;
  if (named === undefined) return null;
  return `#${named.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A readable text color on the given background. */
export function chooseTextColor(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  );
  return red + green + blue > maxDarkLevel ? '#333333' : '#FFFFFF';
}

/** Sum of red, green and blue up to which white can be read. */
const maxDarkLevel = 500;
