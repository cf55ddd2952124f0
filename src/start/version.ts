import facts from '../../package.json' with { type: 'json' };

/** The version of Hearth, which differs from the version of its API. */
export function readServerVersion(): string {
  return facts.version;
}
