import type { FC } from 'hono/jsx';
import type { Frame } from '#src/pages/frame.ts';
import { Glyph } from '#src/pages/icons.tsx';
import { Item, Items } from '#src/pages/items.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { Avatar } from '#src/pages/people.tsx';

interface ProjectRow {
  readonly name: string;
  readonly name_with_namespace: string;
  readonly path_with_namespace: string;
  readonly description: string | null;
  readonly avatar_url: string | null;
  readonly star_count: number;
  readonly last_activity_at: string;
}

/** Projects with what each is about. */
export const ProjectRows: FC<{
  readonly frame: Frame;
  readonly projects: readonly ProjectRow[];
  readonly now: Date;
  readonly none?: string;
}> = ({ frame, projects, now, none = 'No projects that you can see.' }) => (
  <Items none={none}>
    {projects.map((project) => (
      <Item
        title={
          <a href={`${frame.base}/${project.path_with_namespace}`}>
            <Avatar frame={frame} url={project.avatar_url} name={project.name} />
            {project.name_with_namespace}
          </a>
        }
        actions={
          <span class="quiet">
            <Glyph name="star" label="Stars" /> {project.star_count} ·{' '}
            <Ago at={project.last_activity_at} now={now} />
          </span>
        }
      >
        {project.description ? <p class="quiet">{project.description}</p> : null}
      </Item>
    ))}
  </Items>
);
