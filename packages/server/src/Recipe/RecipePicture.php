<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * The picture at the top of a recipe: of its card, or of the page above it.
 */
final class RecipePicture {

	/** Context that tells the blocks of a recipe the URL of the picture above them. */
	public const CONTEXT = 'larder/picture';

	/**
	 * @param string $html Safe HTML of the `img`; empty where it is the featured image and the page shows that already.
	 * @param string $url  URL of the whole picture; empty likewise.
	 */
	public function __construct(
		public readonly string $html,
		public readonly string $url
	) {}
}
