<?php
declare( strict_types=1 );

namespace Larder\Card;

use Larder\Registrable;
use Larder\Root;

/**
 * Registers the style of cards as the handle `larder-card`, which each block that shows cards names in its `block.json`.
 */
final class CardStyles implements Registrable {

	/** The handle. */
	public const HANDLE = 'larder-card';

	private const FILE = 'build/styles/recipe-card.css';

	/**
	 * Takes what it needs.
	 *
	 * @param Root $root The plugin's folder.
	 */
	public function __construct( private readonly Root $root ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before the blocks that name it.
		add_action( 'init', $this->register_style( ... ), 5 );
	}

	/**
	 * Registers the handle.
	 */
	public function register_style(): void {
		$path = $this->root->path( self::FILE );
		if ( ! is_file( $path ) ) {
			return;
		}
		wp_register_style( self::HANDLE, $this->root->url( self::FILE ), [], (string) hash_file( 'crc32b', $path ) );
		// With its path WordPress may put it into the page, so that it holds up no paint.
		wp_style_add_data( self::HANDLE, 'path', $path );
	}
}
