<?php
declare( strict_types=1 );

namespace Larder\Exchange\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Elements that browsers lay out as blocks, so that their text begins a line of its own.
 */
final class BlockElements {

	public const NAMES = [
		'address', 'article', 'aside', 'blockquote', 'dd', 'div', 'dl', 'dt', 'fieldset', 'figure',
		'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'li', 'main', 'nav', 'ol', 'p',
		'pre', 'section', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul',
	];
}
