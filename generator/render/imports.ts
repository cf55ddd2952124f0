/** Leaves out the imported names that the rest of a printed module does not use; imports stand at its beginning. */
export function pruneImports(source: string): string {
  const imports = /^import (type )?(\* as (\w+)|\{([^}]*)\}) from ('[^']+');\n/gm;
  const head = /^(?:import [^;]*;\n)*/.exec(source)?.[0] ?? '';
  const body = source.slice(head.length);
  const code = body.replace(/^ *\/\*\*.*\*\/$/gm, '');
  const used = (name: string) => new RegExp(`\\b${name.replace(/^type /, '')}\\b`).test(code);
  const pruned = head.replace(
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
  return pruned + body;
}
