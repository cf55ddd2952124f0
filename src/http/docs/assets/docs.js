// Starts the viewer on the document of this instance.
/* global SwaggerUIBundle, window */
window.docs = SwaggerUIBundle({
  url: 'docs/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  // Hundreds of operations at once keep the browser busy for seconds; a resource opens at a click.
  docExpansion: 'none',
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
