/** Leaves out the imported names that the rest of a printed module does not use. */
export function pruneImports(source: string): string {
  const imports = /^import (type )?(\* as (\w+)|\{([^}]*)\}) from ('[^']+');\n/gm;
  const rest = source.replace(imports, '').replace(/^ *\/\*\*.*\*\/$/gm, '');
  const used = (name: string) => new RegExp(`\\b${name}\\b`).test(rest);
  return source.replace(
    imports,
    (
      line,
      type: string | undefined,
      _,
      whole: string | undefined,
      list: string | undefined,
      from,
    ) => {
      if (whole !== undefined) return used(whole) ? line : '';
      const names = (list ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && used(name));
      return names.length === 0
        ? ''
        : `import ${type ?? ''}{ ${names.join(', ')} } from ${String(from)};\n`;
    },
  );
}
