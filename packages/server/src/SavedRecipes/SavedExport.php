<?php
declare( strict_types=1 );

namespace Larder\SavedRecipes;

use Larder\Ajax\Guard;
use Larder\Exchange\Export\Download;
use Larder\Recipe\KnownPosts;
use Larder\Recipe\PostType;
use Larder\Recipe\ReadAccess;
use Larder\Registrable;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Sends visitors their saved recipes as a file where a form posts `larder_export=markdown` and `larder_recipes=12,15` to the home page: an
 * account gets what it has saved, a guest what the device has, where the site lets guests save; both only what they may read.
 */
final class SavedExport implements Registrable {

	/** The parameter with the format. */
	public const QUERY = 'larder_export';

	/** Recipes of one file. */
	public const MAX = 1000;

	public function __construct(
		private readonly Download $download,
		private readonly SavedList $list,
		private readonly Settings $settings,
		private readonly Guard $guard
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Late: what keeps visitors out of a site does so at the same hook.
		add_action( 'template_redirect', $this->serve( ... ), 99 );
	}

	/**
	 * Answers where a file is requested.
	 */
	public function serve(): void {
		$format = sanitize_key( self::parameter( self::QUERY ) );
		if ( '' === $format ) {
			return;
		}
		$this->guard->end_page_beyond_rate_limit( self::QUERY );
		$ids = $this->chosen( wp_parse_id_list( self::parameter( 'larder_recipes' ) ) );
		if ( [] === $ids ) {
			wp_die( esc_html__( 'None of these recipes can be read.', 'larder' ), '', [ 'response' => 404, 'back_link' => true ] );
		}
		$this->download->send( $format, $ids, static fn (): bool => true, 'saved-recipes', self::parameter( 'larder_title' ) );
	}

	/**
	 * Returns those of some recipes that the visitor has saved and may read, in their order.
	 *
	 * @param array<array-key, int> $asked Recipes.
	 * @return list<int>
	 */
	public function chosen( array $asked ): array {
		if ( is_user_logged_in() ) {
			$asked = array_intersect( $asked, $this->list->recipes( get_current_user_id() ) );
		} elseif ( ! $this->settings->guests_save_on_device() ) {
			return [];
		}
		$asked = array_slice( array_values( array_filter( $asked ) ), 0, self::MAX );
		return array_values( array_filter( KnownPosts::among( $asked, has_fields: true ), self::is_given( ... ) ) );
	}

	/**
	 * Returns whether a post is a recipe that the visitor may read.
	 *
	 * @param int $id The post.
	 */
	private static function is_given( int $id ): bool {
		$post = get_post( $id );
		return $post instanceof \WP_Post && PostType::NAME === $post->post_type && ReadAccess::may_read( $post );
	}

	/**
	 * Reads a field of the form.
	 */
	private static function parameter( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.NonceVerification.Missing -- Changes nothing.
		$sent  = wp_unslash( $_POST + $_GET );
		$value = $sent[ $name ] ?? '';
		return is_string( $value ) ? sanitize_text_field( $value ) : '';
	}
}
