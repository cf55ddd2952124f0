FROM httpd:2.4

COPY ./public/ /usr/local/apache2/htdocs/
