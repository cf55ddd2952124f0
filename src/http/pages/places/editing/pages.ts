import type { Request } from 'express';
import type { SentForm } from '../../forms.ts';
import type { Reply } from '../../handlers.tsx';
import { findRefPath, readSegments, type RefPath } from '../code/refs.ts';
import type { PlacePages } from '../place-pages.ts';
import { deleteFile, showDeleteForm } from './delete-file.tsx';
import { saveFile, showEditForm } from './edit-file.tsx';
import { addFile, showNewForm } from './new-file.tsx';
import { addRefForms } from './refs.tsx';
import { type EditVisit, requireEditor } from './target.ts';

/** Forms that change the files, branches and tags of a repository. */
export function addEditingPages(pages: PlacePages): void {
  addFileForm(pages, 'edit', showEditForm, saveFile);
  addFileForm(pages, 'delete', showDeleteForm, deleteFile);
  for (const kind of ['new', 'upload'] as const) {
    addFileForm(
      pages,
      kind,
      (visit, place) => showNewForm(visit, place, kind),
      (visit, place, form) => addFile(visit, place, form, kind),
    );
  }
  addRefForms(pages);
}

/** A form about a file or directory of a branch: `/<name>/<branch>/<path>`. */
function addFileForm(
  pages: PlacePages,
  name: string,
  show: (visit: EditVisit, place: RefPath) => Promise<Reply>,
  take: (visit: EditVisit, place: RefPath, form: SentForm) => Promise<Reply>,
): void {
  const findPlace = (visit: EditVisit, req: Request) => {
    requireEditor(visit);
    return findRefPath(visit, readSegments(req));
  };
  pages.projectOwn(`/${name}/*rest`, async (visit, req) =>
    show(visit, await findPlace(visit, req)),
  );
  const takeAt = async (visit: EditVisit, form: SentForm, req: Request) =>
    take(visit, await findPlace(visit, req), form);
  if (name === 'upload') pages.projectFileForm(`/${name}/*rest`, takeAt);
  else pages.projectForm(`/${name}/*rest`, takeAt);
}
