// Generated from spec/domains/* /labels.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeGroupLabel, writeProjectLabel } from '../labels/writers.ts';

/** List the labels of a group */
export const listGroupLabels = defineOperation<HearthFacts>({
  id: 'listGroupLabels',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#listGroupLabels',
  method: 'GET',
  path: '/groups/{id}/labels',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","with_counts","include_ancestor_groups","include_descendant_groups","only_group_labels","search","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListGroupLabels,
  responses: [
    answer.json((v: never) => w.array(v, writeGroupLabel), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Create a label in a group */
export const createGroupLabel = defineOperation<HearthFacts>({
  id: 'createGroupLabel',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#createGroupLabel',
  method: 'POST',
  path: '/groups/{id}/labels',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","name","color","description"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateGroupLabel,
  responses: [
    answer.json(writeGroupLabel, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409),
  ],
});

/** Change a label of a group named in the body */
export const updateGroupLabelByName = defineOperation<HearthFacts>({
  id: 'updateGroupLabelByName',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#updateGroupLabelByName',
  method: 'PUT',
  path: '/groups/{id}/labels',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  deprecation: {"use":"PUT /groups/{id}/labels/{label_id}","removal":"16.0"},
  pathParameters: ["id"],
  order: ["id","label_id","name","new_name","color","description"],
  validators: { params: checks.check1, body: checks.check4 },
  relations: {"exclusive":[],"atLeastOne":[["new_name","color","description"]],"exactlyOne":[["label_id","name"]],"allOrNone":[]},
  decode: decoders.decodeUpdateGroupLabelByName,
  responses: [
    answer.json(writeGroupLabel, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409),
  ],
});

/** Delete a label of a group named in the query */
export const deleteGroupLabelByName = defineOperation<HearthFacts>({
  id: 'deleteGroupLabelByName',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#deleteGroupLabelByName',
  method: 'DELETE',
  path: '/groups/{id}/labels',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  deprecation: {"use":"DELETE /groups/{id}/labels/{label_id}","removal":"16.0"},
  pathParameters: ["id"],
  order: ["id","label_id","name","If-Unmodified-Since"],
  validators: { params: checks.check1, query: checks.check5, headers: checks.check6 },
  relations: {"exclusive":[],"atLeastOne":[],"exactlyOne":[["label_id","name"]],"allOrNone":[]},
  decode: decoders.decodeDeleteGroupLabelByName,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Get a label of a group */
export const getGroupLabel = defineOperation<HearthFacts>({
  id: 'getGroupLabel',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#getGroupLabel',
  method: 'GET',
  path: '/groups/{id}/labels/{label_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","label_id"],
  order: ["id","label_id","include_ancestor_groups"],
  validators: { params: checks.check7 },
  decode: decoders.decodeGetGroupLabel,
  responses: [
    answer.json(writeGroupLabel, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a label of a group */
export const updateGroupLabel = defineOperation<HearthFacts>({
  id: 'updateGroupLabel',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#updateGroupLabel',
  method: 'PUT',
  path: '/groups/{id}/labels/{label_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","label_id"],
  order: ["id","label_id","new_name","color","description"],
  validators: { params: checks.check7, body: checks.check8 },
  relations: {"exclusive":[],"atLeastOne":[["new_name","color","description"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateGroupLabel,
  responses: [
    answer.json(writeGroupLabel, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409),
  ],
});

/** Delete a label of a group */
export const deleteGroupLabel = defineOperation<HearthFacts>({
  id: 'deleteGroupLabel',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#deleteGroupLabel',
  method: 'DELETE',
  path: '/groups/{id}/labels/{label_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","label_id"],
  order: ["id","label_id","If-Unmodified-Since"],
  validators: { params: checks.check7, headers: checks.check6 },
  decode: decoders.decodeDeleteGroupLabel,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Watch a label of a group */
export const subscribeToGroupLabel = defineOperation<HearthFacts>({
  id: 'subscribeToGroupLabel',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#subscribeToGroupLabel',
  method: 'POST',
  path: '/groups/{id}/labels/{label_id}/subscribe',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","label_id"],
  order: ["id","label_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeSubscribeToGroupLabel,
  responses: [
    answer.json(writeGroupLabel, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Stop watching a label of a group */
export const unsubscribeFromGroupLabel = defineOperation<HearthFacts>({
  id: 'unsubscribeFromGroupLabel',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#unsubscribeFromGroupLabel',
  method: 'POST',
  path: '/groups/{id}/labels/{label_id}/unsubscribe',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","label_id"],
  order: ["id","label_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeUnsubscribeFromGroupLabel,
  responses: [
    answer.json(writeGroupLabel, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the labels of a project */
export const listProjectLabels = defineOperation<HearthFacts>({
  id: 'listProjectLabels',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#listProjectLabels',
  method: 'GET',
  path: '/projects/{id}/labels',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","with_counts","include_ancestor_groups","search","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProjectLabels,
  responses: [
    answer.json((v: never) => w.array(v, writeProjectLabel), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Create a label in a project */
export const createProjectLabel = defineOperation<HearthFacts>({
  id: 'createProjectLabel',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#createProjectLabel',
  method: 'POST',
  path: '/projects/{id}/labels',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","name","color","description","priority"],
  validators: { params: checks.check1, body: checks.check9 },
  decode: decoders.decodeCreateProjectLabel,
  responses: [
    answer.json(writeProjectLabel, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 409),
  ],
});

/** Change a label of a project named in the body */
export const updateProjectLabelByName = defineOperation<HearthFacts>({
  id: 'updateProjectLabelByName',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#updateProjectLabelByName',
  method: 'PUT',
  path: '/projects/{id}/labels',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  deprecation: {"use":"PUT /projects/{id}/labels/{label_id}","removal":"16.0"},
  pathParameters: ["id"],
  order: ["id","label_id","name","new_name","color","description","priority"],
  validators: { params: checks.check1, body: checks.check10 },
  relations: {"exclusive":[],"atLeastOne":[["new_name","color","description","priority"]],"exactlyOne":[["label_id","name"]],"allOrNone":[]},
  decode: decoders.decodeUpdateProjectLabelByName,
  responses: [
    answer.json(writeProjectLabel, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409),
  ],
});

/** Delete a label of a project named in the query */
export const deleteProjectLabelByName = defineOperation<HearthFacts>({
  id: 'deleteProjectLabelByName',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#deleteProjectLabelByName',
  method: 'DELETE',
  path: '/projects/{id}/labels',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  deprecation: {"use":"DELETE /projects/{id}/labels/{label_id}","removal":"16.0"},
  pathParameters: ["id"],
  order: ["id","label_id","name","If-Unmodified-Since"],
  validators: { params: checks.check1, query: checks.check5, headers: checks.check6 },
  relations: {"exclusive":[],"atLeastOne":[],"exactlyOne":[["label_id","name"]],"allOrNone":[]},
  decode: decoders.decodeDeleteProjectLabelByName,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Make a label of a project one of its group */
export const promoteProjectLabel = defineOperation<HearthFacts>({
  id: 'promoteProjectLabel',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#promoteProjectLabel',
  method: 'PUT',
  path: '/projects/{id}/labels/promote',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","name"],
  validators: { params: checks.check1, body: checks.check11 },
  decode: decoders.decodePromoteProjectLabel,
  responses: [
    answer.json(writeGroupLabel, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a label of a project */
export const getProjectLabel = defineOperation<HearthFacts>({
  id: 'getProjectLabel',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#getProjectLabel',
  method: 'GET',
  path: '/projects/{id}/labels/{label_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","label_id"],
  order: ["id","label_id","include_ancestor_groups"],
  validators: { params: checks.check7 },
  decode: decoders.decodeGetProjectLabel,
  responses: [
    answer.json(writeProjectLabel, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a label of a project */
export const updateProjectLabel = defineOperation<HearthFacts>({
  id: 'updateProjectLabel',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#updateProjectLabel',
  method: 'PUT',
  path: '/projects/{id}/labels/{label_id}',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","label_id"],
  order: ["id","label_id","new_name","color","description","priority"],
  validators: { params: checks.check7, body: checks.check12 },
  relations: {"exclusive":[],"atLeastOne":[["new_name","color","description","priority"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateProjectLabel,
  responses: [
    answer.json(writeProjectLabel, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409),
  ],
});

/** Delete a label of a project */
export const deleteProjectLabel = defineOperation<HearthFacts>({
  id: 'deleteProjectLabel',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#deleteProjectLabel',
  method: 'DELETE',
  path: '/projects/{id}/labels/{label_id}',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","label_id"],
  order: ["id","label_id","If-Unmodified-Since"],
  validators: { params: checks.check7, headers: checks.check6 },
  decode: decoders.decodeDeleteProjectLabel,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Make a label of a project, named in the path, one of its group */
export const promoteProjectLabelById = defineOperation<HearthFacts>({
  id: 'promoteProjectLabelById',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#promoteProjectLabelById',
  method: 'PUT',
  path: '/projects/{id}/labels/{label_id}/promote',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","label_id"],
  order: ["id","label_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodePromoteProjectLabelById,
  responses: [
    answer.json(writeGroupLabel, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Watch a label of a project */
export const subscribeToProjectLabel = defineOperation<HearthFacts>({
  id: 'subscribeToProjectLabel',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#subscribeToProjectLabel',
  method: 'POST',
  path: '/projects/{id}/labels/{label_id}/subscribe',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","label_id"],
  order: ["id","label_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeSubscribeToProjectLabel,
  responses: [
    answer.json(writeProjectLabel, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Stop watching a label of a project */
export const unsubscribeFromProjectLabel = defineOperation<HearthFacts>({
  id: 'unsubscribeFromProjectLabel',
  resource: 'labels',
  source: 'spec/domains/planning/labels.yaml#unsubscribeFromProjectLabel',
  method: 'POST',
  path: '/projects/{id}/labels/{label_id}/unsubscribe',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","label_id"],
  order: ["id","label_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeUnsubscribeFromProjectLabel,
  responses: [
    answer.json(writeProjectLabel, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
