<?php
declare( strict_types=1 );

namespace Larder\Controls;

use Larder\Recipe\Attributes;
use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the settings that all blocks with one control share.
 *
 * @phpstan-type Look array{label: string, isLabelHidden: bool, hasCount: bool, icon: string}
 */
final class ControlLook {

	/**
	 * Returns the look that a block stores.
	 *
	 * @param array<array-key, mixed> $attributes Attributes of the block.
	 * @param VoteIcon                $fallback   The icon where none is known.
	 * @return Look The label is plain text, empty for the default.
	 */
	public static function from_attributes( array $attributes, VoteIcon $fallback ): array {
		$values = new Attributes( $attributes );
		return [
			'label'         => PlainText::from_html( $values->html( 'label' ) ),
			'isLabelHidden' => false === ( $attributes['showLabel'] ?? true ),
			'hasCount'      => false !== ( $attributes['showCount'] ?? true ),
			'icon'          => ( VoteIcon::tryFrom( $values->text( 'icon' ) ) ?? $fallback )->value,
		];
	}
}
