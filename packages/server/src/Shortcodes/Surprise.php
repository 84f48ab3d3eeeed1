<?php
declare( strict_types=1 );

namespace Larder\Shortcodes;

use Larder\Recipe\PostType;
use Larder\Registrable;
use Larder\Search\Index;

/**
 * Leads to a recipe that chance picks.
 */
final class Surprise implements Registrable {

	/** What an address has that asks for one. */
	private const ASKS = 'larder_surprise';

	/** Among so many recipes the database chooses; to order all of a large site by chance takes it too long. */
	private const FEW = 24;

	/**
	 * Takes what it needs.
	 *
	 * @param Index $index Knows how many recipes there are.
	 */
	public function __construct( private readonly Index $index ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'template_redirect', $this->lead( ... ) );
	}

	/**
	 * Gives a link to one.
	 *
	 * @param string $title Words of the link, plain text; empty for the usual ones.
	 * @return string Safe HTML.
	 */
	public static function link( string $title ): string {
		return sprintf(
			'<a class="larder-surprise" href="%s" rel="nofollow">%s</a>',
			esc_url( add_query_arg( self::ASKS, '1', home_url( '/' ) ) ),
			esc_html( '' === $title ? __( 'Surprise me', 'larder' ) : $title )
		);
	}

	/**
	 * Leads whoever asks to a recipe; caches keep nothing of it.
	 */
	public function lead(): void {
		if ( ! isset( $_GET[ self::ASKS ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A link that changes nothing.
			return;
		}
		$address = $this->pick();
		nocache_headers();
		wp_safe_redirect( '' === $address ? home_url( '/' ) : $address );
		exit;
	}

	/**
	 * Picks a recipe.
	 *
	 * @return string Its address, empty where there is none.
	 */
	public function pick(): string {
		$few = $this->index->some( self::FEW );
		// All are asked without an index, and where another plugin shows none of these, such as those of another language.
		$ids = ( [] === $few ? [] : self::any( [ 'post__in' => $few ] ) ) ?: self::any( [] );
		return isset( $ids[0] ) ? (string) get_permalink( $ids[0] ) : '';
	}

	/**
	 * Gives one recipe that everybody may see.
	 *
	 * @param array{post__in?: list<int>} $among Among which, all for none.
	 * @return array<int> None where there is none.
	 */
	private static function any( array $among ): array {
		return get_posts(
			$among + [
				'post_type'        => PostType::NAME,
				'has_password'     => false,
				'orderby'          => 'rand',
				'numberposts'      => 1,
				'fields'           => 'ids',
				'suppress_filters' => false,
			]
		);
	}
}
