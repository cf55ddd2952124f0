import type { FC } from 'hono/jsx';
import type { Frame } from './frame.ts';

/** A user as the API shows one in other objects. */
export interface ShownPerson {
  readonly username: string;
  readonly name: string;
  readonly avatar_url?: string | null;
}

interface AvatarProps {
  readonly frame: Frame;
  /** Picture that the API names; only pictures of this instance are shown. */
  readonly url: string | null | undefined;
  /** Name whose first letter stands in for a picture. */
  readonly name: string;
  readonly large?: boolean;
}

/** A picture, or the first letter of the name. The name stands beside it: screen readers skip the picture. */
export const Avatar: FC<AvatarProps> = ({ frame, url, name, large = false }) => {
  const size = large ? 'avatar large' : 'avatar';
  const path = /^https?:\/\/[^/]+(\/.*)$/.exec(url ?? '')?.[1];
  if (path?.startsWith(`${frame.base}/uploads/`) === true) {
    return <img class={size} src={path} alt="" loading="lazy" />;
  }
  return (
    <span class={`${size} hue-${sumOfCodes(name) % 6}`} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  );
};

function sumOfCodes(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum += text.charCodeAt(index);
  return sum;
}

/** A person with a link to the profile. */
export const PersonLink: FC<{
  readonly frame: Frame;
  readonly person: ShownPerson | null | undefined;
  readonly picture?: boolean;
}> = ({ frame, person, picture = false }) => {
  if (person === null || person === undefined) return <span class="quiet">Unknown user</span>;
  return (
    <a class="person" href={`${frame.base}/${person.username}`}>
      {picture ? <Avatar frame={frame} url={person.avatar_url} name={person.name} /> : null}
      {person.name}
    </a>
  );
};
