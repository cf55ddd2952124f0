const variable = /\{([A-Za-z]+[0-9]*(?:[._-][A-Za-z0-9]+)*)\}/g;

/** The names of the variables in an address. */
export function variablesIn(url: string): string[] {
  return [...url.matchAll(variable)].map(([, name = '']) => name);
}

/** An address with the values of its variables; null when one is missing, or the result is no http or https URL. */
export function addressOf(url: string, variables: ReadonlyMap<string, string>): URL | null {
  if (variablesIn(url).some((name) => !variables.has(name))) return null;
  const filled = url.replaceAll(variable, (_, name: string) => variables.get(name) ?? '');
  if (!/^https?:\/\//i.test(filled) || !URL.canParse(filled)) return null;
  return new URL(filled);
}
