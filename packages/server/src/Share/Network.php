<?php
declare( strict_types=1 );

namespace Larder\Share;

defined( 'ABSPATH' ) || exit;

/**
 * Where a recipe can be shared by a plain link, without a script of anybody else.
 */
enum Network: string {

	case Email     = 'email';
	case Pinterest = 'pinterest';
	case WhatsApp  = 'whatsapp';
	case Facebook  = 'facebook';
	case Telegram  = 'telegram';
	case X         = 'x';

	/**
	 * Returns what the network is called, plain text.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Email     => __( 'E-mail', 'larder' ),
			self::Pinterest => 'Pinterest',
			self::WhatsApp  => 'WhatsApp',
			self::Facebook  => 'Facebook',
			self::Telegram  => 'Telegram',
			self::X         => 'X',
		};
	}

	/**
	 * Returns the URL that shares a recipe.
	 *
	 * @param string $url   URL of the recipe.
	 * @param string $title What it is called, plain text.
	 * @param string $image URL of its picture, empty for none.
	 */
	public function url( string $url, string $title, string $image ): string {
		[ $base, $query ] = match ( $this ) {
			self::Email     => [ 'mailto:', [ 'subject' => $title, 'body' => "$title\n$url" ] ],
			self::Pinterest => [
				'https://www.pinterest.com/pin/create/button/',
				[ 'url' => $url, 'media' => $image, 'description' => $title ],
			],
			self::WhatsApp  => [ 'https://api.whatsapp.com/send', [ 'text' => "$title $url" ] ],
			self::Facebook  => [ 'https://www.facebook.com/sharer/sharer.php', [ 'u' => $url ] ],
			self::Telegram  => [ 'https://t.me/share/url', [ 'url' => $url, 'text' => $title ] ],
			self::X         => [ 'https://x.com/intent/post', [ 'url' => $url, 'text' => $title ] ],
		};
		return $base . '?' . http_build_query(
			array_filter( $query, static fn ( string $value ): bool => '' !== $value ),
			'',
			'&',
			PHP_QUERY_RFC3986
		);
	}
}
