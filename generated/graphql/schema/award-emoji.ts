// Generated from spec/graphql/award-emoji.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addAwardEmoji(t: d.Types, f: d.Functions): void {
  d.object(t, 'AwardEmoji', 'Reaction of a user with an emoji.', () => [], () => ({
    description: d.field(d.required(t.of('String')), 'Description of the emoji.', { resolve: d.resolver(f('awardEmoji', 'AwardEmoji', 'description')) }),
    emoji: d.field(d.required(t.of('String')), 'The emoji itself.', { resolve: d.resolver(f('awardEmoji', 'AwardEmoji', 'emoji')) }),
    name: d.field(d.required(t.of('String')), 'Name of the emoji, without colons.', { resolve: c.property("name", c.text) }),
    unicode: d.field(d.required(t.of('String')), 'Code points of the emoji, in hexadecimal digits.', { resolve: d.resolver(f('awardEmoji', 'AwardEmoji', 'unicode')) }),
    user: d.field(d.required(t.of('UserCore')), 'User who added the reaction.', { resolve: c.property("user", c.same) }),
  }));
  d.input(t, 'AwardEmojiAddInput', 'Input of awardEmojiAdd.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    awardableId: d.argument(d.required(t.of('AwardableID')), 'Global id of the object to react to.'),
    name: d.argument(d.required(t.of('String')), 'Name of the emoji, without colons. Maximum: 255 characters.'),
  }));
  d.object(t, 'AwardEmojiAddPayload', 'Payload of awardEmojiAdd.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    awardEmoji: d.field(t.of('AwardEmoji'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.object(t, 'AwardEmojiConnection', 'A page of a list of `AwardEmoji`.', () => [], () => ({
    edges: d.field(d.list(t.of('AwardEmojiEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('AwardEmoji')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'AwardEmojiEdge', 'A `AwardEmoji` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('AwardEmoji'), 'The object.'),
  }));
  d.input(t, 'AwardEmojiRemoveInput', 'Input of awardEmojiRemove.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    awardableId: d.argument(d.required(t.of('AwardableID')), 'Global id of the object that has the reaction.'),
    name: d.argument(d.required(t.of('String')), 'Name of the emoji, without colons.'),
  }));
  d.object(t, 'AwardEmojiRemovePayload', 'Payload of awardEmojiRemove.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    awardEmoji: d.field(t.of('AwardEmoji'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'AwardEmojiToggleInput', 'Input of awardEmojiToggle.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    awardableId: d.argument(d.required(t.of('AwardableID')), 'Global id of the object to react to.'),
    name: d.argument(d.required(t.of('String')), 'Name of the emoji, without colons. Maximum: 255 characters.'),
  }));
  d.object(t, 'AwardEmojiTogglePayload', 'Result of toggling a reaction.', () => [], () => ({
    awardEmoji: d.field(t.of('AwardEmoji'), 'Reaction; null if removed.'),
    toggledOn: d.field(d.required(t.of('Boolean')), 'True if the reaction was added, false if it was removed.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.globalIdScalar(t, 'AwardableID', 'Id of an object that can have reactions.', ["Issue","WorkItem","MergeRequest","Epic","Note","DiffNote","DiscussionNote","LegacyDiffNote"]);
}
