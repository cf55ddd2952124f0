/** The error for an entry of a list that is passed over without a loss. */
export class EntryIgnored extends Error {
  constructor() {
    super('the entry says nothing');
    this.name = 'EntryIgnored';
  }
}
