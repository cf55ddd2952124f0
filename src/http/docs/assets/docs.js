// Starts the viewer on the document of this instance.
/* global SwaggerUIBundle, window */
window.docs = SwaggerUIBundle({
  url: 'docs/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  filter: true,
  operationsSorter: 'alpha',
  persistAuthorization: false,
  showExtensions: false,
  tagsSorter: 'alpha',
  tryItOutEnabled: false,
  // The badge would send the document to a public service.
  validatorUrl: null,
});
