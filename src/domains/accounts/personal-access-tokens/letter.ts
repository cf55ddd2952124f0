import { type Mail, toShownName } from '#src/mail/message.ts';
import type { UserRow } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';

/** More than these are counted. */
const maxListedTokens = 20;

interface ExpiringTokensLetter {
  readonly user: Pick<UserRow, 'name' | 'email'>;
  readonly tokens: readonly { readonly name: string; readonly expires_at: string }[];
  readonly url: Urls;
  /** The project or group that the tokens belong to; null for the user's own. */
  readonly place: { readonly word: 'project' | 'group'; readonly name: string } | null;
}

export function composeExpiringTokensLetter({
  user,
  tokens,
  url,
  place,
}: ExpiringTokensLetter): Mail {
  const name = toShownName(user.name);
  const lines = tokens
    .slice(0, maxListedTokens)
    .map((token) => `${toShownName(token.name)}: until ${token.expires_at}`);
  const more = tokens.length - lines.length;
  const [what, expire] = tokens.length === 1 ? ['A token', 'expires'] : ['Tokens', 'expire'];
  return {
    kind: 'tokens_expire',
    to: { name, address: user.email },
    subject: `${what} of ${place === null ? 'yours' : describeOwner(place)} ${expire} soon`,
    paragraphs: [
      `Hello ${name},`,
      place === null
        ? `these personal access tokens of yours at ${url.web('')} stop working within a week:`
        : `these access tokens of ${describeOwner(place)} at ${url.web('')} stop working within a week:`,
      [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
    ],
    ...(place === null && {
      link: { label: 'Your tokens', url: url.web('-/profile/personal_access_tokens') },
    }),
  };
}

const describeOwner = ({ word, name }: NonNullable<ExpiringTokensLetter['place']>) =>
  `the ${word} ${toShownName(name)}`;
