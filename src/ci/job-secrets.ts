import type { Faults } from './faults.ts';
import { isAbsent, readBoolean, readMap, readText, readTexts } from './keywords.ts';
import type { PlannedJob } from './plan.ts';
import { isList, isMap, type Yaml } from './yaml.ts';

const createWordSet = (words: string) => new Set(words.split(' '));

/** Providers of secrets, with their allowed keys; null for any key. */
const keysOfPlaces: Readonly<Record<string, ReadonlySet<string> | null>> = {
  vault: createWordSet('engine path field'),
  azure_key_vault: createWordSet('name version'),
  gcp_secret_manager: createWordSet('name version'),
  aws_secrets_manager: createWordSet(
    'secret_id version_id version_stage region role_arn role_session_name field',
  ),
  akeyless: null,
  gitlab_secrets_manager: null,
};
const places = Object.keys(keysOfPlaces);
const secretKeys = new Set([...places, 'file', 'token']);
const engineKeys = createWordSet('name path');

export function readSecrets(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
): PlannedJob['secrets'] {
  const secrets = readMap(value, null, where, faults);
  if (secrets === null) return null;
  for (const [key, secret] of secrets) readSecret(secret, `${where}:${key}`, faults);
  return toPlainValue(secrets) as PlannedJob['secrets'];
}

function readSecret(value: Yaml, where: string, faults: Faults): void {
  const secret = readMap(value ?? '', secretKeys, where, faults);
  if (secret === null) return;
  readBoolean(secret.get('file'), `${where} file`, faults);
  readText(secret.get('token'), `${where} token`, faults);
  const present = places.filter((place) => secret.has(place));
  if (present.length !== 1) {
    faults.add(`${where} config must use exactly one of these keys: ${places.join(', ')}`);
  }
  for (const place of present) {
    const kept = secret.get(place);
    const inside = `${where}:${place}`;
    // A text may name the path, field and engine of a vault, or a secret of another provider.
    if (typeof kept === 'string') continue;
    const keys = keysOfPlaces[place] ?? null;
    const named = readMap(kept ?? '', keys, inside, faults);
    const engine = named?.get('engine');
    if (place === 'vault') readMap(engine, engineKeys, `${inside}:engine`, faults);
  }
}

/** Tokens of one job: each is signed when the job is handed over. */
const maxIdTokens = 100;

const idTokenKeys = new Set(['aud']);

export function readIdTokens(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
): PlannedJob['idTokens'] {
  const tokens = readMap(value, null, where, faults);
  if (tokens === null) return null;
  if (tokens.size > maxIdTokens) {
    faults.add(`${where} config has more than ${maxIdTokens} tokens`);
    return null;
  }
  return Object.fromEntries(
    [...tokens].map(([key, token]) => {
      const audience = readMap(token, idTokenKeys, `${where}:${key}`, faults)?.get('aud');
      if (isAbsent(audience)) faults.add(`${where}:${key} config missing required keys: aud`);
      return [key, readTexts(audience, `${where}:${key} aud`, faults, true)];
    }),
  );
}

/** A value as JSON has it. */
function toPlainValue(value: Yaml): unknown {
  if (isMap(value))
    return Object.fromEntries([...value].map(([key, item]) => [key, toPlainValue(item)]));
  return isList(value) ? value.map(toPlainValue) : value;
}
