/** A document of plain OpenAPI: a library that lends books. */
export const library = `openapi: 3.1.0
info: { title: Library, version: '1' }
servers: [{ url: /api }]
security: [{ bearer: [] }]
paths:
  /books:
    get:
      operationId: listBooks
      parameters:
        - { name: shelves, in: query, explode: false, schema: { type: array, items: { type: string } } }
        - { name: Trace-Level, in: header, schema: { type: string, pattern: '^[0-9]$' } }
      responses:
        '200':
          description: Books.
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Book' } } } }
    post:
      operationId: addBook
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [title]
              minProperties: 2
              properties:
                title: { type: string }
                isbn: { type: string }
                pages: { type: integer }
              if: { required: [isbn] }
              then: { required: [pages] }
      responses:
        '201': { description: Added. }
  /members:
    post:
      operationId: addMember
      requestBody:
        required: true
        content:
          application/json:
            schema:
              oneOf:
                - { $ref: '#/components/schemas/Person' }
                - { $ref: '#/components/schemas/School' }
      responses:
        '201': { description: Added. }
  /visits:
    post:
      operationId: addVisit
      requestBody:
        required: true
        content:
          application/json:
            schema:
              oneOf:
                - { $ref: '#/components/schemas/Reader' }
                - { $ref: '#/components/schemas/Guest' }
              discriminator: { propertyName: kind, mapping: { reader: '#/components/schemas/Reader' } }
      responses:
        '201': { description: Added. }
  /shelves:
    put:
      operationId: sortShelves
      requestBody:
        required: true
        content:
          application/json:
            schema: { type: array, minItems: 1, maxItems: 3, items: { type: integer, minimum: 1 } }
      responses:
        '204': { description: Sorted. }
    delete:
      operationId: clearShelves
    get:
      operationId: listLoans
      responses:
        '200':
          description: Loans and fines, mixed.
          content:
            application/json:
              schema:
                type: array
                items:
                  oneOf:
                    - { $ref: '#/components/schemas/Loan' }
                    - { $ref: '#/components/schemas/Fine' }
                  discriminator: { propertyName: kind, mapping: { loan: '#/components/schemas/Loan' } }
    post:
      operationId: addShelf
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              properties:
                size:
                  type: object
                  additionalProperties: false
                  properties: { width: { type: integer } }
                labels:
                  type: object
                  additionalProperties: { type: integer }
                  properties: { front: { type: string } }
      responses:
        '201': { description: Added. }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
  schemas:
    Book:
      type: object
      required: [title]
      properties: { title: { type: string }, place: { type: array, prefixItems: [{ type: integer }], items: false } }
    Person:
      type: object
      required: [kind, name]
      properties: { kind: { const: person }, name: { type: string, minLength: 1 } }
    Loan:
      type: object
      required: [kind, until]
      properties: { kind: { type: string }, until: { type: string }, renewed: { type: boolean } }
    Fine:
      type: object
      required: [kind, until]
      properties: { kind: { type: string }, until: { type: string }, cents: { type: integer } }
      additionalProperties: { type: number }
    Reader:
      type: object
      required: [kind, name]
      properties: { kind: { type: string }, name: { type: string } }
    Guest:
      type: object
      required: [kind, name]
      properties: { kind: { type: string }, name: { type: string } }
    School:
      type: object
      required: [kind, pupils]
      properties: { kind: { const: school }, pupils: { type: integer, minimum: 1 } }
`;
