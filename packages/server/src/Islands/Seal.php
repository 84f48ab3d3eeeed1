<?php
declare( strict_types=1 );

namespace Larder\Islands;

use Larder\AutoloadedOption;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Signs each island, so that the loader knows that one of our blocks has printed it.
 *
 * A key is a hash of the island and a secret, so that the page is byte-identical for everybody, and
 * nobody can forge a key. One that was copied from a page into content is worthless: saving content
 * with a key changes the secret, and so all keys.
 */
final class Seal implements Registrable {

	/** Name of the option that changes the keys. */
	public const OPTION = 'larder_seal';

	/** The attribute of a root that holds its key. */
	public const ATTRIBUTE = 'data-larder-key';

	/**
	 * The attribute of a part within a root that holds the root's key; its name begins with the other one, so that a text
	 * with it changes all keys, too.
	 */
	public const PART = 'data-larder-keyed';

	private const LENGTH = 8;

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'wp_insert_post_data', $this->renew_for( ... ), PHP_INT_MAX );
		// A change-over stores what authors wrote into the fields of another plugin, and asks no filter of WordPress.
		add_action( 'pre_post_update', fn ( mixed $post_id, mixed $data = null ): mixed => $this->renew_for( $data ), 10, 2 );
	}

	/**
	 * Returns the key of an island.
	 *
	 * @param string $island What the island is: its name and its props.
	 */
	public function key( string $island ): string {
		$part = AutoloadedOption::get( self::OPTION );
		$hash = hash_hmac( 'sha256', $island, wp_salt( 'nonce' ) . ( is_string( $part ) ? $part : '' ), true );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- So that it fits into an attribute.
		return substr( strtr( base64_encode( $hash ), '+/', '-_' ), 0, self::LENGTH );
	}

	/**
	 * Changes the secret, and so all keys, when content that contains a key is stored.
	 *
	 * @param mixed $data Fields of the post that is being stored.
	 * @return mixed The same.
	 */
	public function renew_for( mixed $data ): mixed {
		$texts = is_array( $data ) ? [ $data['post_content'] ?? '', $data['post_excerpt'] ?? '' ] : [];
		foreach ( $texts as $text ) {
			if ( is_string( $text ) && false !== stripos( $text, self::ATTRIBUTE ) ) {
				update_option( self::OPTION, bin2hex( random_bytes( 8 ) ), true );
				break;
			}
		}
		return $data;
	}
}
