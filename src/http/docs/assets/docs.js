// Starts the viewer on one resource of this instance's document.
/* global SwaggerUIBundle, document, window */
window.docs = SwaggerUIBundle({
  url: document.getElementById('docs').dataset.document,
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  operationsSorter: 'alpha',
  persistAuthorization: false,
  showExtensions: false,
  tryItOutEnabled: false,
  // The badge would send the document to a public service.
  validatorUrl: null,
});
