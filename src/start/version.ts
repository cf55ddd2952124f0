import facts from '../../package.json' with { type: 'json' };

/** The version of Hearth, which is not the one of the API that it speaks. */
export function readServerVersion(): string {
  return facts.version;
}
