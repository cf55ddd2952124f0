const page = globalThis.document;

// The page that has this script says where queries go, and the token that makes them the visitor's own.
const { address, csrfToken } = page.getElementById('explorer').dataset;

// Styles that are put into the page while it is used carry the page's nonce, or the browser leaves them out.
globalThis.__webpack_nonce__ = page.currentScript.nonce;

async function fetcher(asked) {
  const response = await globalThis.fetch(address, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(csrfToken !== '' && { 'X-CSRF-Token': csrfToken }),
    },
    body: JSON.stringify(asked),
  });
  return response.json();
}

const { createElement } = globalThis.React;
globalThis.ReactDOM.createRoot(page.getElementById('explorer')).render(
  createElement(globalThis.GraphiQL, { fetcher }),
);
