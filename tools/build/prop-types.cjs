/**
 * Stands in for the package `prop-types` in what is built: libraries describe
 * their props by it for those who develop with them, and a page checks none.
 */
const description = () => description;
description.isRequired = description;

module.exports = Object.fromEntries(
	[
		'any',
		'array',
		'arrayOf',
		'bool',
		'element',
		'elementType',
		'exact',
		'func',
		'instanceOf',
		'node',
		'number',
		'object',
		'objectOf',
		'oneOf',
		'oneOfType',
		'shape',
		'string',
		'symbol',
	].map( ( name ) => [ name, description ] )
);
