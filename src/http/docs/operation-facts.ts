import { type Described, isRecord, listTexts } from './described.ts';

/** Facts of an operation (callers, token scopes, plan and so on), each with name and text. */
export function listOperationFacts(method: string, operation: Described): [string, string][] {
  const facts: [string, string][] = [
    ['Who may call', describeCallers(method, operation['x-access'])],
    ['Token scopes', formatScopes(method, operation['x-scopes'], operation['x-access'])],
    ['Plan', formatTier(operation['x-tier'], operation['x-tier-off'])],
  ];
  const flag = operation['x-feature-flag'];
  if (isRecord(flag)) facts.push(['Feature flag', formatFlag(flag)]);
  const pagination = operation['x-pagination'];
  if (pagination !== undefined) facts.push(['Pagination', formatPagination(pagination)]);
  const limit = operation['x-rate-limit'];
  if (typeof limit === 'string') facts.push(['Rate limit', `class \`${limit}\``]);
  facts.push(...listRelations(operation), ...listLimits(operation));
  const deprecated = operation['x-deprecated-by'];
  if (isRecord(deprecated)) facts.push(['Deprecated', formatDeprecation(deprecated)]);
  return facts;
}

/** The `x-access` of an operation as a sentence. */
export function describeCallers(method: string, access: unknown): string {
  if (access === 'anonymous') return 'Everybody, also without a token';
  if (access === 'user') return 'Every signed-in user';
  if (access === 'administrator') return 'Administrators';
  if (!isRecord(access)) return 'Not stated';
  if ('administrator' in access) return 'Administrators';
  for (const subject of ['project', 'group'] as const) {
    const level = access[subject];
    if (typeof level !== 'string') continue;
    const anonymous = method === 'get' && access['signed-in'] !== true;
    const feature =
      typeof access.feature === 'string' ? `, with access to its ${access.feature}` : '';
    return `${describeAudience(subject, level, anonymous)}${feature}`;
  }
  return 'Not stated';
}

function describeAudience(subject: string, level: string, anonymous: boolean): string {
  if (level === 'visible') {
    return anonymous
      ? `Everyone who may see the ${subject}; without a token if it is public`
      : `Signed-in users who may see the ${subject}`;
  }
  const role = level[0]?.toUpperCase() + level.slice(1);
  return level === 'owner'
    ? `Owners of the ${subject}`
    : `Members of the ${subject} with at least the role ${role}`;
}

function formatScopes(method: string, scopes: unknown, access: unknown): string {
  if (Array.isArray(scopes)) return scopes.map((scope) => `\`${String(scope)}\``).join(' or ');
  const usual = method === 'get' ? '`api` or `read_api`' : '`api`';
  return access === 'anonymous' ? `none needed; a token that is sent has ${usual}` : usual;
}

function formatTier(tier: unknown, off: unknown): string {
  const otherwise = off === 404 ? '; others answer 404' : '';
  if (tier === 'premium') return `Premium and Ultimate${otherwise}`;
  if (tier === 'ultimate') return `Ultimate${otherwise}`;
  return 'Every plan';
}

function formatFlag(flag: Described): string {
  const state = flag.default === true ? 'on' : 'off';
  const off = typeof flag.off === 'number' ? flag.off : 404;
  return `\`${String(flag.name)}\`, ${state} by default; answers ${off} when off`;
}

function formatPagination(pagination: unknown): string {
  if (pagination === 'offset') return 'by offset (`page`, `per_page`)';
  if (!isRecord(pagination)) return String(pagination);
  const kinds: string[] = [];
  if (pagination.offset === true) kinds.push('by offset (`page`, `per_page`)');
  if (Array.isArray(pagination.keyset)) {
    const orders = pagination.keyset.map((order) => `\`${String(order)}\``).join(', ');
    kinds.push(`by keyset (\`pagination=keyset\`, ordered by ${orders})`);
  }
  return kinds.join(', or ');
}

/** Names that a fact lists. */
const maxListedNames = 12;

const relations = [
  ['x-exactly-one', 'Exactly one of'],
  ['x-at-least-one', 'At least one of'],
  ['x-exclusive', 'At most one of'],
  ['x-all-or-none', 'All or none of'],
] as const;

/** Relations between the parameters of an operation. */
function listRelations(operation: Described): [string, string][] {
  return relations.flatMap(([key, title]) => {
    const lists: readonly unknown[] = Array.isArray(operation[key]) ? operation[key] : [];
    const texts = lists
      .map(listTexts)
      .map((names) =>
        names.length > maxListedNames
          ? `${names.length} properties of the body`
          : names.map((name) => `\`${name}\``).join(', '),
      );
    return texts.length === 0 ? [] : [[title, texts.join('; or ')] as [string, string]];
  });
}

function listLimits({ 'x-body-limit': bytes }: Described): [string, string][] {
  return typeof bytes === 'number' ? [['Request body', `at most ${bytes} bytes`]] : [];
}

/** The replacement of a deprecated part. */
export function formatDeprecation(deprecated: Described): string {
  const use =
    typeof deprecated.use === 'string' ? `use \`${deprecated.use}\`` : 'without replacement';
  const removal = deprecated.removal;
  return typeof removal === 'string' ? `${use}; removed in ${removal}` : use;
}
