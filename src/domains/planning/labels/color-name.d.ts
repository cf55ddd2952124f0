/** The package has no types: CSS names, each with red, green and blue from 0 to 255. */
declare module 'color-name' {
  const colors: Readonly<Record<string, readonly [number, number, number]>>;
  export = colors;
}
