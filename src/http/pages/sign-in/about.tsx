import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Environment } from '#src/context.ts';
import { findAppearance } from '#src/domains/platform/application/appearance.ts';
import { renderInstanceText } from '../instance-text.tsx';
import type { Visit } from '../visits.ts';

/** Presentation of the instance on the sign-in page, a text of its settings; null without one. */
export async function renderAppearance(
  environment: Environment,
  visit: Visit,
  text: string | null,
): Promise<JSX.Element | null> {
  const { title, description, logo } = await findAppearance(environment.db);
  const texts = [description, text ?? ''].filter((each) => each.trim() !== '');
  if (title === '' && logo === null && texts.length === 0) return null;
  const rendered = texts.map((each) => renderInstanceText(environment, visit, each));
  return (
    <section>
      {title === '' ? null : <h2>{title}</h2>}
      {logo === null ? null : <img src={visit.frame.base + logo} alt="" />}
      {await Promise.all(rendered)}
    </section>
  );
}
