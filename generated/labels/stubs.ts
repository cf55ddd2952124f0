// Generated from spec/resources/labels.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/labels/service.ts has the function. */
export const labelsStubs = {
  listGroupLabels: stub('listGroupLabels', 'spec/resources/labels.yaml:5:5'),
  createGroupLabel: stub('createGroupLabel', 'spec/resources/labels.yaml:49:5'),
  updateGroupLabelByName: stub('updateGroupLabelByName', 'spec/resources/labels.yaml:91:5'),
  deleteGroupLabelByName: stub('deleteGroupLabelByName', 'spec/resources/labels.yaml:133:5'),
  getGroupLabel: stub('getGroupLabel', 'spec/resources/labels.yaml:159:5'),
  updateGroupLabel: stub('updateGroupLabel', 'spec/resources/labels.yaml:195:5'),
  deleteGroupLabel: stub('deleteGroupLabel', 'spec/resources/labels.yaml:244:5'),
  subscribeToGroupLabel: stub('subscribeToGroupLabel', 'spec/resources/labels.yaml:271:5'),
  unsubscribeFromGroupLabel: stub('unsubscribeFromGroupLabel', 'spec/resources/labels.yaml:308:5'),
  listProjectLabels: stub('listProjectLabels', 'spec/resources/labels.yaml:345:5'),
  createProjectLabel: stub('createProjectLabel', 'spec/resources/labels.yaml:381:5'),
  updateProjectLabelByName: stub('updateProjectLabelByName', 'spec/resources/labels.yaml:425:5'),
  deleteProjectLabelByName: stub('deleteProjectLabelByName', 'spec/resources/labels.yaml:469:5'),
  promoteProjectLabel: stub('promoteProjectLabel', 'spec/resources/labels.yaml:689:5'),
  getProjectLabel: stub('getProjectLabel', 'spec/resources/labels.yaml:495:5'),
  updateProjectLabel: stub('updateProjectLabel', 'spec/resources/labels.yaml:533:5'),
  deleteProjectLabel: stub('deleteProjectLabel', 'spec/resources/labels.yaml:584:5'),
  subscribeToProjectLabel: stub('subscribeToProjectLabel', 'spec/resources/labels.yaml:611:5'),
  unsubscribeFromProjectLabel: stub('unsubscribeFromProjectLabel', 'spec/resources/labels.yaml:650:5'),
};
