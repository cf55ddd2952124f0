import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import type { PageResult } from '#runtime/page.ts';
import { Confirmed } from '#src/pages/fields.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import { Label } from '#src/pages/markers.tsx';
import type { Reply } from '../../handlers.tsx';
import { readNotice, readPageQuery } from '../../page-query.ts';
import {
  EitherPage,
  type EitherVisit,
  findPlaceId,
  isProjectVisit,
  mayChangePlans,
} from '../either-place.tsx';
import { IssueViews } from '../issues/views.tsx';
import { formatQuery } from '../links.ts';
import type { PlacePages } from '../place-pages.ts';
import { addLabelForms } from './label-forms.tsx';

/** Labels of projects and groups. */
export function addLabelPages(pages: PlacePages): void {
  pages.project('/labels', showLabels);
  pages.group('/labels', showLabels);
  addLabelForms(pages);
}

const notices = {
  created: 'The label was created.',
  changed: 'The label was changed.',
  deleted: 'The label was deleted.',
};

async function showLabels(visit: EitherVisit, req: Request): Promise<Reply> {
  const { rows, page } = await visit.api.list(
    isProjectVisit(visit) ? 'listProjectLabels' : 'listGroupLabels',
    { params: { id: findPlaceId(visit) }, query: readPageQuery(req) },
  );
  return {
    revalidate: true,
    page: (
      <EitherPage
        visit={visit}
        title="Labels"
        tabs={['issues', 'labels']}
        notice={readNotice(req, notices)}
        heading={
          <div class="title-row">
            <h1>Labels</h1>
            {mayChangePlans(visit) ? (
              <a class="button" href={`${visit.frame.base}${visit.root}/-/labels/new`}>
                New label
              </a>
            ) : null}
          </div>
        }
      >
        {isProjectVisit(visit) ? <IssueViews visit={visit} current="labels" /> : null}
        <Labels visit={visit} labels={rows} page={page} />
      </EitherPage>
    ),
  };
}

interface ListedLabel {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly description?: string | null;
  /** False for the labels of a group above, in the list of a project. */
  readonly is_project_label?: boolean;
}

const Labels: FC<{
  readonly visit: EitherVisit;
  readonly labels: readonly ListedLabel[];
  readonly page: PageResult;
}> = ({ visit, labels, page }) => {
  const { frame, root } = visit;
  const path = `${root}/-/labels`;
  return (
    <>
      <Items none="No labels.">
        {labels.map(({ id, name, color, description, is_project_label: isOwn = true }) => (
          <Item
            title={
              <Label
                name={name}
                color={color}
                href={`${frame.base}${root}/-/issues${formatQuery({ 'label_name[]': name })}`}
              />
            }
            actions={
              mayChangePlans(visit) && isOwn ? (
                <>
                  <a href={`${frame.base}${path}/${id}/edit`} aria-label={`Edit ${name}`}>
                    Edit
                  </a>
                  <Confirmed
                    frame={frame}
                    action={`${path}/${id}/delete`}
                    summary="Delete"
                    label={`Delete ${name}`}
                    button="Delete label"
                  >
                    <p>Everything that has the label loses it.</p>
                  </Confirmed>
                </>
              ) : null
            }
          >
            {description ? <p class="quiet">{description}</p> : null}
          </Item>
        ))}
      </Items>
      <Pager frame={frame} path={path} page={page} />
    </>
  );
};
