import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import { Confirmed } from '#src/pages/fields.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import type { Reply } from '../../handlers.tsx';
import { readNotice, readPageQuery } from '../../page-query.ts';
import { formatQuery } from '../links.ts';
import type { BodyOf } from '../operations.ts';
import type { PlacePages } from '../place-pages.ts';
import type { ProjectVisit } from '../visits.ts';
import { requireManager, SettingsPage } from './settings-page.tsx';
import { addVariableForms, variablesPath } from './variable-forms.tsx';

type Variable = BodyOf<'listProjectVariables'>[number];

const notices = {
  created: 'The variable was created.',
  changed: 'The variable was changed.',
  deleted: 'The variable was deleted.',
};

/** Variables that the jobs of a project are given. */
export function addVariables(pages: PlacePages): void {
  pages.projectOwn(variablesPath, showVariables);
  addVariableForms(pages);
}

async function showVariables(visit: ProjectVisit, req: Request): Promise<Reply> {
  requireManager(visit);
  const { api, frame, project, root } = visit;
  const { rows, page } = await api.list('listProjectVariables', {
    params: { id: project.id },
    query: readPageQuery(req),
  });
  const path = `${root}/-${variablesPath}`;
  return {
    page: (
      <SettingsPage visit={visit} title="CI/CD settings" tab="ci" notice={readNotice(req, notices)}>
        <div class="title-row">
          <h2>Variables</h2>
          <a class="button" href={`${frame.base}${path}/new`}>
            New variable
          </a>
        </div>
        <p class="quiet">Jobs are given them. Values are not shown in this list.</p>
        <Items none="No variables.">
          {rows.map((each) => (
            <VariableItem visit={visit} variable={each} />
          ))}
        </Items>
        <Pager frame={frame} path={path} page={page} />
      </SettingsPage>
    ),
  };
}

const VariableItem: FC<{ readonly visit: ProjectVisit; readonly variable: Variable }> = ({
  visit: { frame, root },
  variable: { key, environment_scope: scope, ...variable },
}) => {
  const path = `${root}/-${variablesPath}`;
  const marks = [
    ...(variable.masked ? ['Masked'] : []),
    ...(variable.protected ? ['Protected'] : []),
    ...(variable.variable_type === 'file' ? ['File'] : []),
  ];
  return (
    <Item
      title={<code>{key}</code>}
      actions={
        <>
          <a
            href={`${frame.base}${path}/edit${formatQuery({ key, scope })}`}
            aria-label={`Edit ${key} of ${scope}`}
          >
            Edit
          </a>
          <Confirmed
            frame={frame}
            action={`${path}/delete`}
            fields={{ key, scope }}
            summary="Delete"
            label={`Delete ${key} of ${scope}`}
            button="Delete variable"
          >
            <p>Jobs that start later are not given it.</p>
          </Confirmed>
        </>
      }
    >
      {marks.map((text) => (
        <>
          <span class="mark">{text}</span>{' '}
        </>
      ))}
      <div class="quiet">
        <Glyph name="rocket" label="Environments" /> {scope === '*' ? 'All environments' : scope}
      </div>
    </Item>
  );
};
