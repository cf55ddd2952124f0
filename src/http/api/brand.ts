/** `X-Service-Blob-Id` is sent under the configured brand and under the spelling that existing clients look for. */
export function createHeaderNames(brand: string): (name: string) => readonly string[] {
  const word = brand.charAt(0).toUpperCase() + brand.slice(1);
  // The names of headers have no case: in whatever letters the brand is that word, it is sent once.
  const words = word.toLowerCase() === 'gitlab' ? ['Gitlab'] : [word, 'Gitlab'];
  const known = new Map<string, readonly string[]>();
  return (name) => {
    let names = known.get(name);
    if (names === undefined) {
      const rest = /^X-Service-(.+)$/.exec(name)?.[1];
      names = rest === undefined ? [name] : words.map((word) => `X-${word}-${rest}`);
      known.set(name, names);
    }
    return names;
  };
}
