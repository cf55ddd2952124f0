import type { FC } from 'hono/jsx';
import { raw } from 'hono/html';
import { iconShapes } from './icon-shapes.ts';

export type GlyphName = keyof typeof iconShapes;

export const glyphNames = Object.keys(iconShapes) as readonly GlyphName[];

interface GlyphProps {
  readonly name: GlyphName;
  /** Meaning of an icon that stands alone; screen readers skip an icon without one. */
  readonly label?: string | undefined;
  readonly class?: string | undefined;
}

/** An icon in the size and colour of the text around it. */
export const Glyph: FC<GlyphProps> = ({ name, label, class: more }) => (
  <svg
    class={more === undefined ? 'icon' : `icon ${more}`}
    viewBox="0 0 16 16"
    aria-hidden={label === undefined ? 'true' : undefined}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
  >
    {raw(iconShapes[name])}
  </svg>
);
