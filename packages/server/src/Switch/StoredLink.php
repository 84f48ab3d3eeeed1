<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\Html\Url;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the link of an ingredient or a piece of equipment.
 *
 * @phpstan-import-type Link from RecipeDocument
 */
final class StoredLink {

	/**
	 * Makes the link.
	 *
	 * @param string $url        Where it leads to, as it is stored.
	 * @param string $rel        What it is, such as `nofollow`.
	 * @param bool   $is_new_tab Whether it opens in a tab of its own.
	 * @return Link|null Null for what leads nowhere on the web.
	 */
	public static function create( string $url, string $rel, bool $is_new_tab = false ): ?array {
		return Url::is_web( $url ) ? [
			'url'    => $url,
			'newTab' => $is_new_tab,
			'rel'    => $rel,
		] : null;
	}
}
