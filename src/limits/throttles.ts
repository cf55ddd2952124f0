import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { formatCallerKey } from './caller-key.ts';
import type { RateLimit, RateLimitSubject } from './classes.ts';

/** A throttle of the whole instance, by its name in the settings and in `RateLimit-Name`. */
interface Throttle extends RateLimit {
  readonly name: string;
}

export interface ThrottledRequest extends RateLimitSubject {
  /** The web is all that is not below `/api`: pages, uploads, git, tokens for applications. Paths begin at the root. */
  readonly area: 'api' | 'web';
  readonly method: string;
  readonly query: string;
}

type Kind = 'api' | 'web' | 'files_api' | 'packages_api' | 'deprecated_api';

/** Most requests match none of these; specific throttles precede general ones. */
const specific: readonly (readonly [Kind, (request: ThrottledRequest) => boolean])[] = [
  ['files_api', ({ path }) => /^\/api\/v4\/projects\/[^/]+\/repository\/files\//.test(path)],
  [
    'packages_api',
    ({ path }) => /^\/api\/v4(?:\/(?:projects|groups)\/[^/]+)?\/(?:-\/)?packages\//.test(path),
  ],
  // Reading a group with its projects is deprecated; clients should send `with_projects=false`.
  [
    'deprecated_api',
    ({ method, path, query }) =>
      method === 'GET' &&
      /^\/api\/v4\/groups\/[^/]+\/?$/.test(path) &&
      !/(?:^|&)with_projects=(?:false|0|f|off|no|n)(?:&|$)/i.test(query),
  ],
];

/** Tells whether any throttle is on. Most instances have none, so their requests skip the check. */
export function hasAnyThrottle(settings: ApplicationSettingsRow): boolean {
  return (
    settings.throttle_authenticated_api_enabled ||
    settings.throttle_unauthenticated_api_enabled ||
    settings.throttle_authenticated_web_enabled ||
    settings.throttle_unauthenticated_web_enabled ||
    settings.throttle_authenticated_files_api_enabled ||
    settings.throttle_unauthenticated_files_api_enabled ||
    settings.throttle_authenticated_packages_api_enabled ||
    settings.throttle_unauthenticated_packages_api_enabled ||
    settings.throttle_authenticated_deprecated_api_enabled ||
    settings.throttle_unauthenticated_deprecated_api_enabled ||
    settings.throttle_protected_paths_enabled
  );
}

/** The throttles of a request: one for its kind, and the throttle of protected paths. */
export function findThrottles(
  request: ThrottledRequest,
  settings: ApplicationSettingsRow,
): readonly Throttle[] {
  const protectedPath = findProtectedPathThrottle(request, settings);
  const kind = request.area === 'web' ? 'web' : findApiKind(request, settings);
  const general = isOn(request, kind, settings) ? createThrottle(request, kind, settings) : null;
  return [protectedPath, general].filter((throttle) => throttle !== null);
}

function findApiKind(request: ThrottledRequest, settings: ApplicationSettingsRow): Kind {
  const found = specific.find(([kind, is]) => is(request) && isOn(request, kind, settings));
  return found?.[0] ?? 'api';
}

const classifyCaller = ({ actor }: RateLimitSubject) =>
  actor === null ? 'unauthenticated' : 'authenticated';

function isOn(request: RateLimitSubject, kind: Kind, settings: ApplicationSettingsRow): boolean {
  return settings[`throttle_${classifyCaller(request)}_${kind}_enabled`];
}

function createThrottle(
  request: RateLimitSubject,
  kind: Kind,
  settings: ApplicationSettingsRow,
): Throttle {
  const name = `throttle_${classifyCaller(request)}_${kind}` as const;
  return {
    name,
    limit: settings[`${name}_requests_per_period`],
    period: settings[`${name}_period_in_seconds`],
    key: formatCallerKey(request),
  };
}

function findProtectedPathThrottle(
  request: ThrottledRequest,
  settings: ApplicationSettingsRow,
): Throttle | null {
  if (!settings.throttle_protected_paths_enabled || request.method !== 'POST') return null;
  const { path } = request;
  const paths = settings.protected_paths_raw.split(/\s+/).filter((each) => each !== '');
  if (!paths.some((each) => path.startsWith(each))) return null;
  return {
    name: `throttle_${classifyCaller(request)}_protected_paths`,
    limit: settings.throttle_protected_paths_requests_per_period,
    period: settings.throttle_protected_paths_period_in_seconds,
    key: formatCallerKey(request),
  };
}
